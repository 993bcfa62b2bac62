// Loaded into a server before anything of it: its clock runs ahead by as many milliseconds as stand in a file.
import { readFileSync } from 'node:fs';

const ahead = Number(readFileSync(process.env.E2E_CLOCK_AHEAD ?? '', 'utf8'));
const RealDate = Date;
const now = () => RealDate.now() + ahead;

// Not a class of its own: dates that the runtime makes have to be instances of it, too.
const MovedDate = new Proxy(RealDate, {
  construct: (target, of, made) =>
    Reflect.construct(target, of.length === 0 ? [now()] : of, made === MovedDate ? target : made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
globalThis.Date = MovedDate;
