import { describeDisplay } from './accessibility.js';

const states = { states: true };

describeDisplay('light', { colorScheme: 'light' }, states);
describeDisplay('dark', { colorScheme: 'dark' }, states);
describeDisplay(
  'phone',
  { colorScheme: 'light', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  states,
);
describeDisplay(
  'narrow-dark',
  { colorScheme: 'dark', viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true },
  states,
);
