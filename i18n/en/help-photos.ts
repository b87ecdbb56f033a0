export const helpPhotos = {
  title: 'Photos',
  photoFormatsQuestion: 'Which photos can I upload?',
  photoFormatsAnswer:
    'JPG, JPEG, PNG, GIF and WEBP pictures of at most 15 MB and 50 megapixels. A phone’s HEIC photo is read too, up to 25 megapixels. Animated pictures are refused. What counts is what the file really contains, not its name. An operator of a server of their own may have set other limits; the message then names them.',
  photoFormatsKeywords: 'size limit file type large big heic jpeg mb megapixel format resolution',
  goodPhotoQuestion: 'What makes a good photo?',
  goodPhotoAnswer:
    'One article, filling most of the picture, in daylight, on a plain ground. Show the side that tells what it is, with labels readable. Hands, other goods and busy backgrounds make the category harder to recognise.',
  goodPhotoKeywords: 'tips advice better picture light background',
  onePhotoQuestion: 'How many photos can a listing have?',
  onePhotoAnswer: 'One. If you drop several files, the first is used.',
  onePhotoKeywords: 'multiple pictures gallery more images second',
  photoRefusedQuestion: 'Why was my photo refused?',
  photoRefusedAnswer:
    'The message says which rule it met: not one of the accepted types, too large, too many pixels, animated, damaged, or a picture that cannot be shown on a marketplace. Nothing you typed is lost; choose another photo and go on.',
  photoRefusedKeywords: 'error upload failed rejected broken corrupt only jpg jpeg png gif webp images are allowed',
  whoSeesPhotoQuestion: 'Who can see my photo?',
  whoSeesPhotoAnswer:
    'Before you publish, only you. Afterwards everyone who visits the listing. What is shown is never your original file: the picture is turned upright, saved anew, and the place and camera data inside it are removed.',
  whoSeesPhotoKeywords: 'privacy exif gps location metadata public private original',
  wherePhotoGoesQuestion: 'Is my photo sent to another company?',
  wherePhotoGoesAnswer:
    'By default no: the embedded analyst works on this server, without a key and without the internet. If the operator of this server has connected an outside vision model, photos are sent there to be read. The Privacy Policy says so too, and each analysis names the model that made it.',
  wherePhotoGoesKeywords: 'ai openai third party cloud share data',
  changePhotoQuestion: 'Can I change the photo after the texts were written?',
  changePhotoAnswer:
    'Yes. Choosing a new photo in step 1 starts over: the form and what the analyst found are cleared, because they belong to the old picture. Removing the preview takes the photo out.',
  changePhotoKeywords: 'replace different picture new image reset',
} as const;
