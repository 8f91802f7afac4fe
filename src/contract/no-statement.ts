/** The only evidence of a file without any finding. Apart from the schemas, which the site does not load. */
export const noStatement = 'The file carries no statement about how it was made.';
