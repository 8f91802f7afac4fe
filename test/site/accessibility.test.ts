import { describeDisplay } from './accessibility.js';

describeDisplay('light', { colorScheme: 'light' });
