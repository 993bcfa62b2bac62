/** Screens that few visits open come as one file: each by itself is small, and the first script names every file. */
export * as admin from '#app/admin.page.tsx';
export * as failure from '#features/plans/failure.page.tsx';
export * as plans from '#features/plans/plans.page.tsx';
export * as subscribe from '#features/plans/subscribe.page.tsx';
export * as success from '#features/plans/success.page.tsx';
export * as usage from '#features/usage/usage.page.tsx';
