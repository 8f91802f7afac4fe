export const ImagesPage = () => <h1 tabIndex={-1}>Images</h1>;
