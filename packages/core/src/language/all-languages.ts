/** The languages whose documents are understood, one line each. */
export { english as en } from './en/index.ts';
export { arabic as ar } from './ar/index.ts';
export { german as de } from './de/index.ts';
export { spanish as es } from './es/index.ts';
export { french as fr } from './fr/index.ts';
export { hindi as hi } from './hi/index.ts';
export { japanese as ja } from './ja/index.ts';
export { polish as pl } from './pl/index.ts';
export { portuguese as pt } from './pt/index.ts';
export { russian as ru } from './ru/index.ts';
export { chinese as zh } from './zh/index.ts';
