import Box from '@mui/material/Box';
import { product } from '#product.ts';
import { LogoMark } from '../art/LogoMark.tsx';

/** The product's mark and name. No link: 'Home' beside it is one. On narrow phones the mark stands alone. */
export const Brand = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, fontSize: '1.125rem' }}>
    <LogoMark size={28} />
    <Box component="span" sx={{ '@media (max-width: 359.95px)': { display: 'none' } }}>
      {product.name}
    </Box>
  </Box>
);
