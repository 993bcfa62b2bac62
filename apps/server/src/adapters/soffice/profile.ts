import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPTING = 'Office.Common/Security/Scripting';
const PDF_EXPORT = 'Office.Common/Filter/PDF/Export';
const INTERNET = 'Inet/Settings';

/**
 * Settings of LibreOffice's registry (`officecfg`). A document runs nothing and fetches nothing, neither from the network nor
 * from this machine's disk: `BlockUntrustedRefererLinks` holds for both. The proxy is a port where nobody listens.
 */
const SETTINGS: readonly (readonly [path: string, name: string, value: string])[] = [
  [SCRIPTING, 'MacroSecurityLevel', '3'],
  [SCRIPTING, 'DisableMacrosExecution', 'true'],
  [SCRIPTING, 'DisableActiveContent', 'true'],
  [SCRIPTING, 'BlockUntrustedRefererLinks', 'true'],
  ['Office.Writer/Content/Update', 'Link', '0'],
  [INTERNET, 'ooInetProxyType', '2'],
  [INTERNET, 'ooInetHTTPProxyName', '127.0.0.1'],
  [INTERNET, 'ooInetHTTPProxyPort', '9'],
  [INTERNET, 'ooInetHTTPSProxyName', '127.0.0.1'],
  [INTERNET, 'ooInetHTTPSProxyPort', '9'],
  // What somebody entered in a form becomes text of the page.
  [PDF_EXPORT, 'ExportFormFields', 'false'],
];

/** Writes the profile of one run, so that no run finds anything of another. */
export async function writeProfile(folder: string): Promise<void> {
  const items = SETTINGS.map(
    ([path, name, value]) =>
      `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${items.join('\n')}
</oor:items>
`;
  await mkdir(join(folder, 'user'), { recursive: true });
  await writeFile(join(folder, 'user', 'registrymodifications.xcu'), content);
}
