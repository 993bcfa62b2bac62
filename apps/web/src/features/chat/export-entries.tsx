import type { AnswersFormat } from '@recto/contract/exports';
import type { FileItem } from '@recto/contract/library';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListChecks, MessageSquareQuote } from 'lucide-react';
import { ExportChoices } from '#shared/exports/export-choices.tsx';
import { conversationExport, termsExport } from '#shared/exports/mutations.ts';
import { keyTermsQuery } from '#shared/key-terms/queries.ts';
import { conversationQuery, questionsOf } from '#shared/questions/queries.ts';
import { MenuSub } from '#ui/menu-sub.tsx';

/** What was asked of a file, and its key terms, as files to take along. */
export function ExportEntries({ file }: { file: FileItem }) {
  const { _id: id } = file;
  // What the chat beside it has fetched.
  const conversation = useQueryClient().getQueryData(conversationQuery(id).queryKey);
  const { data: terms } = useQuery({ ...keyTermsQuery(file), enabled: file.status === 'complete' });
  const exporting = useMutation(conversationExport(id));
  const exportingTerms = useMutation(termsExport(id));
  const exportTerms = (format: AnswersFormat) => {
    if (format !== 'zip') exportingTerms.mutate({ format });
  };
  return (
    <>
      <MenuSub
        icon={<MessageSquareQuote />}
        label="Export questions and answers"
        disabled={!conversation || questionsOf(conversation).length === 0}
      >
        <ExportChoices
          onChoose={(format) => exporting.mutate({ format })}
          hints={{
            xlsx: 'One row a quote, with answers and pages',
            csv: 'The same as plain text',
            html: 'Every answer with its quotes',
            zip: 'The cited pages with the quotes marked',
          }}
        />
      </MenuSub>
      {terms?.documentKind && (
        <MenuSub icon={<ListChecks />} label="Export key terms">
          <ExportChoices
            onChoose={exportTerms}
            hints={{
              xlsx: 'Values with their units and quotes',
              csv: 'The same as plain text',
              html: 'Every term with its quotes',
            }}
          />
        </MenuSub>
      )}
    </>
  );
}
