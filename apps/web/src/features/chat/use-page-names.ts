import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { namePage } from '#shared/files/page-names.ts';
import { fileDetailQuery } from '#shared/files/queries.ts';

/** What each page of a file is called: by its printed number or its name as soon as these are known. */
export function usePageNames({
  _id,
  pageKind,
}: Pick<FileItem, '_id' | 'pageKind'>): (page: number) => string {
  const { data } = useQuery(fileDetailQuery(_id));
  return (page) => namePage(pageKind, { page, label: data?.report.pages[page - 1]?.label }).name;
}
