import { useState } from 'react';
import { imageAddress } from '#security/imageAddress.ts';
import { fluent } from '../theme/tokens.ts';
import { colorOf, initialOf } from './personMark.ts';

type PersonAvatarProps = {
  name: string;
  /** URL of the picture, from a server; it is checked before use. */
  src?: string | undefined;
  /** Size in px. */
  size?: number;
  label?: string;
};

/**
 * Round picture of a person. Without a picture, or if it fails to load, it shows the initial on a colour. `label` is
 * its accessible name; omit it where the name stands beside it. It is made of plain elements, because every row of a
 * grid has one: MUI's avatar loads each picture twice and renders twice.
 */
export const PersonAvatar = ({ name, src, size = 32, label }: PersonAvatarProps) => {
  const [broken, setBroken] = useState<string>();
  const [fill, text] = colorOf(name);
  const address = imageAddress(src, window.location.origin);
  const picture = address && address !== broken;
  return (
    <span
      className="PersonAvatar"
      {...(label === undefined ? { 'aria-hidden': true } : picture ? {} : { role: 'img', 'aria-label': label })}
      style={{
        width: size,
        height: size,
        fontSize: `${String(Math.max(12, size * 0.4) / 16)}rem`,
        background: fluent(fill),
        color: fluent(text),
      }}
    >
      {picture ? (
        <img src={address} alt={label ?? ''} referrerPolicy="no-referrer" onError={() => setBroken(address)} />
      ) : (
        initialOf(name)
      )}
    </span>
  );
};
