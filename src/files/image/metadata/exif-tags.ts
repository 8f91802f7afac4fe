import { numberedNames } from './numbered-names.js';

/** Tags that can contain text (Exif 3.0, TIFF 6.0, DNG 1.7); those of GPS are offset by 0x10000. */
export const tagNames = numberedNames(
  '269=DocumentName 270=ImageDescription 271=Make 272=Model 285=PageName 305=Software 306=DateTime ' +
    '315=Artist 316=HostComputer 337=TargetPrinter 18246=Rating 33432=Copyright 34665=ExifIFD ' +
    '36864=ExifVersion 36867=DateTimeOriginal 36868=DateTimeDigitized 36880=OffsetTime ' +
    '36881=OffsetTimeOriginal 36882=OffsetTimeDigitized 37510=UserComment 37520=SubSecTime ' +
    '37521=SubSecTimeOriginal 37522=SubSecTimeDigitized 40091=XPTitle 40092=XPComment 40093=XPAuthor ' +
    '40094=XPKeywords 40095=XPSubject 40964=RelatedSoundFile 42016=ImageUniqueID 42032=CameraOwnerName ' +
    '42033=BodySerialNumber 42035=LensMake 42036=LensModel 42037=LensSerialNumber 42038=ImageTitle ' +
    '42039=Photographer 42040=ImageEditor 42041=CameraFirmware 42042=RAWDevelopingSoftware ' +
    '42043=ImageEditingSoftware 42044=MetadataEditingSoftware 42112=GDALMetadata 50708=UniqueCameraModel ' +
    '50709=LocalizedCameraModel 50740=DNGPrivateData 50827=OriginalRawFileName 65554=GPSMapDatum ' +
    '65563=GPSProcessingMethod 65564=GPSAreaInformation 65565=GPSDateStamp',
);
