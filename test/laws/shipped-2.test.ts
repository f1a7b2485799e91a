import { playShipped } from './shipped.ts';

playShipped(1);
