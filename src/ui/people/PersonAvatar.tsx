import Avatar from '@mui/material/Avatar';
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

/** A person's picture, or the initial on a colour where there is none or it does not load. */
export const PersonAvatar = ({ name, src, size = 32, label }: PersonAvatarProps) => {
  const [fill, text] = colorOf(name);
  const address = imageAddress(src, window.location.origin);
  return (
    <Avatar
      {...(address && { src: address })}
      aria-hidden={label === undefined}
      slotProps={{ img: { alt: label ?? '', referrerPolicy: 'no-referrer' } }}
      // Not `sx`: it would work out the rules of each picture in a grid anew.
      style={{
        width: size,
        height: size,
        fontSize: `${String(Math.max(12, size * 0.4) / 16)}rem`,
        background: fluent(fill),
        color: fluent(text),
      }}
    >
      {label === undefined ? (
        initialOf(name)
      ) : (
        <span role="img" aria-label={label}>
          {initialOf(name)}
        </span>
      )}
    </Avatar>
  );
};
