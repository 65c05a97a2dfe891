import Box from '@mui/material/Box';
import type { BaseSyntheticEvent, ReactNode } from 'react';

type FormProps = {
  /** Function that react-hook-form's `handleSubmit(…)` returns. The browser's own validation is off. */
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  children: ReactNode;
};

/** Form with method=post, so that a submit before the page's code has loaded cannot put a password into the address. */
export const Form = ({ onSubmit, children }: FormProps) => (
  <Box
    component="form"
    method="post"
    noValidate
    onSubmit={(event) => void onSubmit(event)}
    sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
  >
    {children}
  </Box>
);
