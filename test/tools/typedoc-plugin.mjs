// Titles, groups and addresses of the site's pages, so that neither guides nor sources have to carry them.
import { Converter, KindRouter, ReflectionKind, ReflectionSymbolId } from 'typedoc';
import { entries } from './entries.mjs';

/** The groups of the navigation, by the folder that a document lies in, and where its pages go. */
const GROUPS = [
  { under: 'docs/games/', group: 'Games', to: 'games/' },
  { under: 'docs/', group: 'Guides', to: 'guides/' },
  { under: 'spec/rules/games/', group: 'Specification: games', to: 'spec/games/' },
  { under: 'spec/rules/', group: 'Specification', to: 'spec/rules/' },
  { under: 'spec/', group: 'Specification', to: 'spec/' },
];

/**
 * Where a document lies in the repository, and the group of its folder.
 * @param {import('typedoc').Reflection} document
 */
function placeOf(document) {
  const path = document.project.files.getReflectionPath(document) ?? '';
  for (const group of GROUPS) {
    const at = path.lastIndexOf(`/${group.under}`);
    if (at >= 0) return { ...group, name: path.slice(at + 1 + group.under.length) };
  }
  return undefined;
}

/** Gives documents addresses that follow their files: `spec/rules/sowing.html`. */
class PageRouter extends KindRouter {
  /**
   * @override
   * @param {import('typedoc').Reflection} reflection
   */
  getIdealBaseName(reflection) {
    const place = reflection.isDocument() ? placeOf(reflection) : undefined;
    if (place === undefined) return super.getIdealBaseName(reflection);
    return `${place.to}${place.name.replace(/\.md$/, '').replace(/README$/, 'index')}`;
  }
}

/**
 * Lets a comment name what another entry point exports: TypeDoc looks only where the name was imported from.
 * @param {import('typedoc').ProjectReflection} project
 */
function linkAcross(project) {
  const exported = new Map(
    (project.children ?? []).flatMap((module) =>
      (module.children ?? []).map((child) => /** @type {const} */ ([child.name, child])),
    ),
  );
  for (const { comment } of Object.values(project.reflections)) {
    const parts = [comment?.summary, ...(comment?.blockTags ?? []).map((tag) => tag.content)];
    for (const part of parts.flatMap((content) => content ?? [])) {
      if (part.kind !== 'inline-tag' || part.tag !== '@link') continue;
      const known =
        part.target instanceof ReflectionSymbolId
          ? project.getReflectionFromSymbolId(part.target)
          : part.target;
      const found = exported.get(part.text.trim());
      if (known === undefined && found !== undefined) part.target = found;
    }
  }
}

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.renderer.defineRouter('pages', PageRouter);
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    const place = placeOf(document);
    if (place) document.frontmatter.group ??= place.group;
    const [first] = document.content;
    const heading = first?.kind === 'text' ? /^\s*# (.+)(\n|$)/.exec(first.text) : null;
    if (first === undefined || heading === null) return;
    // The page shows its name as the heading already.
    document.name = heading[1]?.trim() ?? document.name;
    first.text = first.text.slice(heading[0].length);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const module of context.project.getReflectionsByKind(ReflectionKind.Module)) {
      const entry = entries.find(({ name }) => name === module.name);
      if (entry) module.name = entry.specifier;
    }
    linkAcross(context.project);
  });
}
