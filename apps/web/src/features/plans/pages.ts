/** The screens of plans come as one file: each by itself is small, and the first script names every file. */
export * as failure from './failure.page.tsx';
export * as plans from './plans.page.tsx';
export * as subscribe from './subscribe.page.tsx';
export * as success from './success.page.tsx';
