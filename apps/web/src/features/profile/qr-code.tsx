import { useEffect, useState } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';

/** Twice the size it is shown at, for dense screens; the margin of four modules is part of the code (ISO/IEC 18004). */
const PNG = { type: 'image/png', width: 392, margin: 4, errorCorrectionLevel: 'M' } as const;

/** The link that authenticator apps read, in the form they have agreed on. */
export function authenticatorLink(issuer: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

type Picture = { state: 'drawing' | 'failed' } | { state: 'drawn'; source: string };

/** A QR code as a PNG, drawn here: the secret in it goes nowhere. On white in both themes, or cameras do not read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [picture, setPicture] = useState<Picture>({ state: 'drawing' });
  useEffect(() => {
    let isStale = false;
    import('qrcode')
      .then(({ default: qrcode }) => qrcode.toDataURL(text, PNG))
      .then(
        (source) => !isStale && setPicture({ state: 'drawn', source }),
        () => !isStale && setPicture({ state: 'failed' }),
      );
    return () => {
      isStale = true;
    };
  }, [text]);
  return (
    <div className="grid size-[196px] place-items-center overflow-hidden rounded-card border border-line bg-white">
      {picture.state === 'drawn' && <img src={picture.source} alt={label} className="size-full" />}
      {picture.state === 'drawing' && <Skeleton className="size-full" />}
      {picture.state === 'failed' && (
        <p className="p-4 text-center text-[#1c1e24] text-sm">
          The picture could not be drawn. Type the key instead.
        </p>
      )}
    </div>
  );
}
