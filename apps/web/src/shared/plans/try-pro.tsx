import { Link } from 'react-router';

const TRY_PRO = 'Try Pro: Upgrade for larger upload, smarter AI, and more copilot';

/** The card in the sidebar that leads to the plans. */
export function TryPro() {
  const lead = TRY_PRO.slice(0, TRY_PRO.indexOf(':') + 1);
  return (
    <p className="mt-auto rounded-card border border-line bg-surface p-3.5 text-ink-2 text-xs shadow-low">
      <b className="font-semibold text-ink">{lead}</b>
      {TRY_PRO.slice(lead.length)}
      <Link to="/subscribe" className="link mt-2 block">
        Learn More
      </Link>
    </p>
  );
}
