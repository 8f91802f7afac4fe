export const NotFoundPage = () => (
  <div class="narrow">
    <h1 tabIndex={-1}>There is nothing here</h1>
    <p class="lede">No page has this address. Perhaps it was mistyped, or what it showed has been deleted.</p>
    <p>
      <a href="/">Scan a text</a> or look in your <a href="/history">history</a>.
    </p>
  </div>
);
