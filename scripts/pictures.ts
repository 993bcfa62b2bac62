// npm run pictures [folder] [parts of names]: pictures of every screen, from the running product.
import { resolve } from 'node:path';
import { takePictures } from '../e2e/pictures/take-pictures.ts';

const [folder = 'pictures', ...only] = process.argv.slice(2);
const start = Date.now();
let taken = 0;
await takePictures({
  folder: resolve(folder),
  only: only.length > 0 ? only : [''],
  onTaken(name) {
    taken += 1;
    console.log(name);
  },
});
console.log(`${taken} pictures in ${resolve(folder)}, ${Math.round((Date.now() - start) / 1000)} s`);
