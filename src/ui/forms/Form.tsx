import Box from '@mui/material/Box';
import type { BaseSyntheticEvent, ReactNode } from 'react';

type FormProps = {
  /** react-hook-form's `handleSubmit(…)`; it has the page's own messages, so the browser's are off. */
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  children: ReactNode;
};

/** Every form. It says method=post, so that one sent before the page's code has arrived cannot put a password into the address. */
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
