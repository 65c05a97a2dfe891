import { inputs } from './components/inputs.ts';
import { addToTheme } from './theme.ts';

// Pages without a field do not bring how fields look. Whatever draws one of MUI's imports this.
addToTheme(inputs);
