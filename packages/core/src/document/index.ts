export * from '#document/document.ts';
