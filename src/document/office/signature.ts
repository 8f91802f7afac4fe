export const signedWarning =
  'The document is digitally signed. Its signature no longer matches, because cleaning changed the text.';
