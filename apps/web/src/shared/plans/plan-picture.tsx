import type { CatalogueEntry } from '@recto/contract/catalogue';

/** The picture of a plan, a pile of pages. By reference, so that it takes the colours of the theme. */
export const PlanPicture = ({ plan, className }: { plan: CatalogueEntry; className?: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
    <use href={`${plan.image_path}#picture`} />
  </svg>
);
