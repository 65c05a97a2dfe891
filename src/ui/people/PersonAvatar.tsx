import { useState } from 'react';
import { imageAddress } from '#security/imageAddress.ts';
import { fluent } from '../theme/tokens.ts';
import { colorOf, initialOf } from './personMark.ts';

type PersonAvatarProps = {
  name: string;
  /** The picture's address, from a server: refused unless it is safe to draw. */
  src?: string | undefined;
  /** Pixels. */
  size?: number;
  /** What to call the picture; leave out where the name stands beside it. */
  label?: string;
};

/**
 * A person's picture, or the initial on a colour where there is none or it does not load. Plain elements, as a grid draws one in
 * every row: MUI's loads each picture twice and draws itself again when it is there.
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
        <img
          src={address}
          alt={label ?? ''}
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(address);
          }}
        />
      ) : (
        initialOf(name)
      )}
    </span>
  );
};
