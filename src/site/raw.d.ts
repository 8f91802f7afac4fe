/** A file as text, which Vite puts into the module. */
declare module '*?raw' {
  const text: string;
  export default text;
}
