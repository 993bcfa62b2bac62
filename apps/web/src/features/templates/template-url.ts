/** In place of an id: a template that is not saved yet. */
export const NEW = 'new';

export const toTemplate = (id: string | null): string =>
  id === null ? '/question-template' : `/question-template?template=${id}`;
