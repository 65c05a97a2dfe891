import Box from '@mui/material/Box';
import { buttonLook, fileInput } from './fileStyles.ts';

type FileButtonProps = {
  label: string;
  button: string;
  accept: string;
  multiple?: boolean;
  onChoose: (file: File) => void;
};

/**
 * File input shown as a button. It keeps no value, so the same file can be chosen again. `label` is the accessible
 * name, `button` the visible text. With `multiple`, `onChoose` is called with each of the chosen files in turn.
 */
export const FileButton = ({ label, button, accept, multiple = false, onChoose }: FileButtonProps) => (
  <Box sx={{ position: 'relative', display: 'inline-flex', fontSize: '.875rem', lineHeight: '20px' }}>
    <Box
      component="input"
      type="file"
      aria-label={label}
      accept={accept}
      multiple={multiple}
      onChange={({ target }) => {
        for (const file of target.files ?? []) onChoose(file);
        target.value = '';
      }}
      sx={{ ...fileInput, width: '100%' }}
    />
    <Box component="span" aria-hidden sx={buttonLook}>
      {button}
    </Box>
  </Box>
);
