// npm run build: what npm start would build. Done beforehand by whoever may write here, where the server may not.
import { endChildrenWithUs } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { buildWebIfNeeded } from './lib/web-build.mjs';

try {
  endChildrenWithUs();
  await installIfNeeded();
  await buildWebIfNeeded();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
