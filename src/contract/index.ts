/** The schemas of the interface. */
export * from './account.js';
export * from './batch.js';
export * from './cleanup.js';
export * from './document.js';
export * from './feedback.js';
export * from './genre.js';
export * from './history.js';
export * from './image.js';
export * from './injection.js';
export * from './report.js';
export * from './rewrite.js';
export * from './scan.js';
export * from './selected.js';
export * from './service.js';
export * from './tools.js';
