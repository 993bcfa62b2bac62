// npm run check: the quick checks, about a minute.
import { checkStages } from './lib/check-stages.mjs';
import { endChildrenWithUs } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { Stages } from './lib/stages.mjs';

endChildrenWithUs();
try {
  await installIfNeeded();
  const stages = new Stages();
  await stages.run(checkStages);
  process.exitCode = stages.finish();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
