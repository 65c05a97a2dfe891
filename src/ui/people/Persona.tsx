import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { cut } from '../text/cut.ts';
import { PersonAvatar } from './PersonAvatar.tsx';

type PersonaProps = {
  name: string;
  src?: string | undefined;
  detail?: string;
  mark?: ReactNode;
  /** Size of the picture in px. */
  size?: number;
};

/**
 * Picture and name of a person, with a detail below the name, mostly the e-mail address. `mark` is a badge before the
 * detail; where there is little room, the detail is cut and the badge is not.
 */
export const Persona = ({ name, src, detail, mark, size = 32 }: PersonaProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <PersonAvatar name={name} src={src} size={size} />
    <Box className="TwoLines" sx={{ minWidth: 0 }}>
      <Typography noWrap component="div" sx={{ fontWeight: 600 }}>
        {cut(name)}
      </Typography>
      {detail && (
        <Typography noWrap variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {mark && <>{mark} </>}
          {cut(detail)}
        </Typography>
      )}
    </Box>
  </Box>
);
