import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

interface HomeSectionProps {
  readonly title: string;
  /** Where all of what is listed can be seen. */
  readonly link: { readonly to: string; readonly text: string };
  /** The items of its list. */
  readonly children: ReactNode;
}

/** A short list of the latest, under its title and a way to all. */
export function HomeSection({ title, link, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between border-line border-b pb-2">
        <h2 id={id} className="font-semibold text-sm">
          {title}
        </h2>
        <Link to={link.to} className="link text-xs">
          {link.text}
        </Link>
      </div>
      <ul>{children}</ul>
    </section>
  );
}
