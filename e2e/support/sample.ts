import { fileURLToPath } from 'node:url';

const pathOf = (name: string) => fileURLToPath(new URL(`../../apps/server/sample/${name}`, import.meta.url));

/** Documents of the sample, which every installation has. */
export const SAMPLE_REPORT = pathOf('Annual report 2025.pdf');
export const SAMPLE_AGREEMENT = pathOf('Services agreement v1.pdf');
