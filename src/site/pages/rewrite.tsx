export const RewritePage = () => <h1 tabIndex={-1}>Rewrite</h1>;
