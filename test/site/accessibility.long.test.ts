import { describeDisplay } from './accessibility.js';

describeDisplay('light', { colorScheme: 'light' });
describeDisplay('dark', { colorScheme: 'dark' });
describeDisplay('phone', {
  colorScheme: 'light',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});
describeDisplay('narrow-dark', {
  colorScheme: 'dark',
  viewport: { width: 320, height: 640 },
  isMobile: true,
  hasTouch: true,
});
