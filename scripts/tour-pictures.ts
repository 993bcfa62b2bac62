// npm run tour:pictures: makes the pictures of the guided tour anew from the running product.
import { makeTourPictures } from '../e2e/pictures/tour/make-tour-pictures.ts';

let total = 0;
await makeTourPictures((name, bytes) => {
  total += bytes;
  console.log(`${name}: ${Math.round(bytes / 1000)} kB`);
});
console.log(`${Math.round(total / 1000)} kB in all`);
