import { z } from 'zod';
import { ApiError } from '#lib/api-error.ts';
import { useForm } from '#lib/form/use-form.ts';
import { attributeOf, useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Card } from './card.tsx';
import { LAST_NAME, useRename } from './mutations.ts';

/** Both are required (specification, section 5); what else a name must be is the server's to say. */
const Names = z.object({
  name: z.string().trim().min(1, 'First name is required'),
  lastName: z.string().trim().min(1, 'Last name is required'),
});
export function NameCard() {
  const user = useSession((session) => session.user);
  const rename = useRename();
  const { field, handlers, showErrors } = useForm(async () => Names, {
    name: attributeOf(user, 'name') ?? '',
    lastName: attributeOf(user, LAST_NAME) ?? '',
  });
  const onError = (error: Error) => {
    if (error instanceof ApiError)
      showErrors({ name: error.fields['name'], lastName: error.fields[LAST_NAME] });
  };
  return (
    <form {...handlers((names) => rename.mutate(names, { onError }))} className="contents">
      <Card
        title="Full Name"
        footer={
          <Button type="submit" size="lg" variant="primary" className="ms-auto" loading={rename.isPending}>
            Update
          </Button>
        }
      >
        <TextField
          label="First name"
          required
          autoComplete="given-name"
          className="mb-3"
          {...field('name')}
        />
        <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
      </Card>
    </form>
  );
}
