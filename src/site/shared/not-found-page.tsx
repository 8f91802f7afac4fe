export const NotFoundPage = () => (
  <div class="narrow">
    <h1 tabIndex={-1}>Page not found</h1>
    <p class="lede">
      There is no page at this address. It may be misspelled, or its record may have been deleted.
    </p>
    <p>
      <a href="/">Scan a text</a> or open your <a href="/history">history</a>.
    </p>
  </div>
);
