import type { ExtractionReport } from '@recto/contract/extraction-report';

/** Pages of which nothing can be said, and how many there are in all. Empty pages have nothing to miss. */
export function countPages({ pages, damaged, needOcr }: ExtractionReport): { all: number; read: number } {
  return { all: pages.length, read: pages.length - damaged - needOcr };
}
